/** The light sheet's colors, for pictures that no style sheet reaches. A test keeps them those of the tokens. */
export const colors: Readonly<Record<string, string>> = {
  sheet: '#fbfaf7',
  ink: '#14181b',
  'ink-2': '#454c50',
  line: '#c9c6bc',
  hot: '#b5380a',
  titanium: '#5b3e8f',
  'stainless-steel': '#2b576d',
  'alloy-steel': '#7c4410',
  nickel: '#505534',
  'cobalt-alloy': '#1f4ea6',
};
