import { hatches } from '@/components/inventory/hatches';
import { colors } from './colors';

/** A cut bar in a metal's hatch and color on squared paper, as the address of an SVG picture. */
export function sectionDrawing(metal: string | null, width: number, height: number): string {
  // A hundred units high, and as wide as the picture's proportions say, about the middle of the bar.
  const side = (100 * width) / height;
  const { lines, faint } = hatches.find(({ name }) => name === (metal ?? 'plain'))!;
  const color = colors[metal ?? 'ink-2']!;
  const hatch = `<path d="${lines}"/>${faint ? `<path d="${faint}" opacity=".45"/>` : ''}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${54 - side / 2} 0 ${side} 100" fill="none">
<defs><pattern id="h" width="6" height="6" patternUnits="userSpaceOnUse" stroke="${color}">${hatch}</pattern>
<pattern id="q" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 0H10M0 0V10" stroke="${colors.line}" stroke-width=".5"/></pattern></defs>
<path d="M-50 0H150V100H-50Z" fill="url(#q)"/>
<path d="M20 30H70V80H20Z" fill="${colors.sheet}"/><path d="M20 30H70V80H20Z" fill="url(#h)" stroke="${colors.ink}" stroke-width="1.2"/>
<path d="M20 30L38 14H88V64L70 80M70 30L88 14" fill="none" stroke="${colors.ink}" stroke-width="1.2" stroke-linejoin="round"/>
<path d="M45 24V86M14 55H76" stroke="${colors.hot}" stroke-width=".7" stroke-dasharray="6 2 1.5 2"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
