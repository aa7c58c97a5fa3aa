import type { ComponentProps } from 'react';

/** What is wider than a phone scrolls sideways in a region of its own, which the keyboard can reach. */
export function ScrollRegion({
  label,
  className,
  ...props
}: { label: string } & ComponentProps<'section'>) {
  const classes = className ? `scroll-x ${className}` : 'scroll-x';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- or no arrow key would scroll it
    <section className={classes} tabIndex={0} aria-label={label} {...props} />
  );
}
