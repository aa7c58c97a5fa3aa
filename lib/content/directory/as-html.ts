/** Text where HTML is expected: `Cr < 5 & Ni` → `Cr &lt; 5 &amp; Ni`. */
export const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
