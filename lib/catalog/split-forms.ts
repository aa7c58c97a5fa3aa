/** "sheet, strip" → sheet and strip */
export const splitForms = (forms: string | null): readonly string[] =>
  (forms ?? '')
    .split(/[,;]/)
    .map((form) => form.trim())
    .filter(Boolean);
