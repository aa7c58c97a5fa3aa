import type { Measure } from '../bench';
import type { Figure } from '../figure';
import { interactions } from '../interactions';
import { median } from '../statistics';
import { templates } from '../templates';

/** Each kind of control on each template, acted upon with a processor four times as slow. */
export const measureInteraction: Measure = async (bench) => {
  const [browser, { url }] = [await bench.browser(), await bench.site()];
  const figures: Figure[] = [];
  for (const { name, path } of templates) {
    const took = new Map<string, { isTyped: boolean; ms: number[] }>();
    for (let i = 0; i < (bench.small ? 1 : 5); i += 1)
      for (const { control, isTyped, ms } of await interactions(browser, url + path))
        took.set(control, { isTyped, ms: [...(took.get(control)?.ms ?? []), ms] });
    for (const [control, { isTyped, ms }] of took)
      figures.push({
        row: 'interaction',
        name: `${name}, ${control}`,
        value: median(ms),
        unit: 'ms',
        atMost: isTyped ? 50 : 200,
      });
  }
  return figures;
};
