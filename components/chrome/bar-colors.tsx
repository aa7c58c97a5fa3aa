import { paper } from '@/lib/site/icons';

/**
 * The color of the browser's own bar, by theme. Here and not in the metadata, which Next renders again on every
 * page: which of the two holds is switched by `theme.ts`, and by `lib/browser/before-paint.cjs` before it.
 */
export const BarColors = () =>
  (['light', 'dark'] as const).map((theme) => (
    <meta
      key={theme}
      name="theme-color"
      data-bar={theme}
      media={`(prefers-color-scheme: ${theme})`}
      content={paper[theme]}
    />
  ));
