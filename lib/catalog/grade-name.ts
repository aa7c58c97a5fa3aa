import type { Metal } from './metals';

/** A trade name: a word that no grade may have before its number. */
const ownName = /^(?!(?:alloy|class|grade|type)\b)[a-z]{4}/i;

/** A grade as a request names it: "Titanium 6Al-4V"; a trade name stands alone, as "Inconel 718". */
export const gradeName = ({ name }: Pick<Metal, 'name'>, title: string): string =>
  ownName.test(title) ? title : `${name} ${title}`;

/** Metal to a spec as a request names it: by its grade where it is of one, otherwise by the metal. */
export const specName = (
  metal: Pick<Metal, 'name'>,
  spec: { title: string },
  grades: readonly { title: string }[],
): string => {
  const [grade] = grades;
  return `${grade && grades.length === 1 ? gradeName(metal, grade.title) : metal.name} to ${spec.title}`;
};
