/** Numbers in order of size, so that 304 stands before 9310 and A-286 after both. */
export const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
