import styles from './skip-link.module.scss';

/** The first stop of the keyboard: past the header, to the page's `<main id="main">`. */
export function SkipLink() {
  return (
    <a className={`${styles.skip} no-print`} href="#main">
      Skip to content
    </a>
  );
}
