import type { Measure } from '../bench';
import { figure, isMet, valueText, type Figure } from '../figure';
import { interactions } from '../interactions';
import { median } from '../../figures/statistics';
import { interactivePages } from '../templates';

/** What a key takes in React alone: a bare page with a field. */
const floor = 'bare page';

/** Each kind of control on each template, acted upon with a processor four times as slow. Prints a template's when it has them. */
export const measureInteraction: Measure = async (bench) => {
  const [browser, bare, site] = [await bench.browser(), await bench.bare(), await bench.site()];
  const figures: Figure[] = [];
  for (const { name, address } of [
    { name: floor, address: `${bare.url}/field/` },
    ...interactivePages
      .filter(({ name }) => bench.isAsked(name))
      .map(({ name, path }) => ({ name, address: site.url + path })),
  ]) {
    const took = new Map<string, { isTyped: boolean; ms: number[] }>();
    for (let i = 0; i < (bench.small ? 1 : 5); i += 1)
      for (const { control, isTyped, ms } of await interactions(browser, address))
        took.set(control, { isTyped, ms: [...(took.get(control)?.ms ?? []), ms] });
    for (const [control, { isTyped, ms }] of took) {
      const interaction = figure(
        'interaction',
        `${name}, ${control}`,
        median(ms),
        'ms',
        name === floor ? {} : { atMost: isTyped ? 50 : 200 },
      );
      figures.push(interaction);
      console.log(
        `  ${isMet(interaction) === false ? '!' : ' '} ${valueText(interaction.value, 'ms').padStart(8)}  ${interaction.name} (${ms.join(', ')})`,
      );
    }
  }
  return figures;
};
