import { fieldsOf, includes, pick } from './fields';
import { embeds, restPost } from './post';
import type { Post, Store } from './store';

/** The relations `_embed` asks for: all of them for `_embed` and `_embed=true`. */
function relationsOf(parameters: URLSearchParams): readonly string[] {
  const wanted = parameters.get('_embed') ?? parameters.get('_embed[]');
  if (wanted === null || wanted === 'false' || wanted === '0') return [];
  if (['', 'true', '1'].includes(wanted)) return Object.keys(embeds);
  return wanted.split(',').filter((name) => Object.hasOwn(embeds, name));
}

/** Posts as a request asks for them: its `_fields`, and what it embeds where the links are among these. */
export function present(parameters: URLSearchParams, store: Store, origin: string) {
  const fields = fieldsOf(parameters);
  const linked = includes(fields, '_embedded');
  const relations = relationsOf(parameters).filter(
    (relation) =>
      linked && (includes(fields, `_links.${relation}`) || fields?.includes('_links') === true),
  );
  return (post: Post) => {
    const embedded = relations.flatMap((relation) => {
      const target = embeds[relation]!(post, store, origin);
      return target === undefined ? [] : [[relation, [target]] as const];
    });
    return {
      ...pick(restPost(post, store, origin), fields),
      ...(embedded.length > 0 && { _embedded: Object.fromEntries(embedded) }),
    };
  };
}
