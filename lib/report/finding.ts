/** Something an editor should look at. */
export interface Finding {
  /** `broken`: a visitor meets it, and the report ends with exit code 1; `weak`: it could be better. */
  weight: 'broken' | 'weak';
  /** Which record: `titanium_grades "6al-4v"`, or the menu. */
  where: string;
  /** The field in WordPress's words, where it is one. */
  field: string | null;
  says: string;
  editUrl: string | null;
}

/** "titanium_grades "6al-4v": content: The link /x/ leads nowhere. Edit: {url}" */
export const inWords = ({ where, field, says, editUrl }: Finding) =>
  `${where}: ${field ? `${field}: ` : ''}${says}${editUrl ? ` Edit: ${editUrl}` : ''}`;
