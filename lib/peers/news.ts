/** What one instance says to all: tags that changed (with the moment, epoch ms), or a reading that is old. */
export interface News {
  tags?: readonly (readonly [tag: string, at: number])[];
  forget?: string;
}

/** `null` for what is no news: nobody else should speak here, and nobody is believed who does. */
export function readNews(message: string): News | null {
  try {
    const { tags, forget } = JSON.parse(message) as News;
    if (typeof forget === 'string') return { forget };
    if (tags?.every(([tag, at]) => typeof tag === 'string' && typeof at === 'number'))
      return { tags };
  } catch {
    // said below
  }
  return null;
}
