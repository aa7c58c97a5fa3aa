/** The number that a spec had before SAE took it over: MIL-T-9047 for AMS-T-9047. `null` for other numbers. */
export const formerNumber = (title: string): string | null =>
  /^AMS-[A-Z]-\d/.test(title) ? title.replace('AMS', 'MIL') : null;
