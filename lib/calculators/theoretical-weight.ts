/** "37.70 lb theoretical"; of more than one piece "94.25 lb theoretical for 3 pieces": it is the weight of all. */
export const theoreticalWeight = (weight: string, quantity: string) =>
  `${weight} theoretical${quantity.startsWith('1 ') ? '' : ` for ${quantity}`}`;
