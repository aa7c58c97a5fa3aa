const {
  areTagsExpired,
  areTagsStale,
} = require('next/dist/server/lib/incremental-cache/tags-manifest.external');

const tagsOf = ({ value }) =>
  (value?.headers?.['x-next-cache-tags'] ?? '').split(',').filter(Boolean);

/** Whether Next would have an entry made anew: its cycle is over, or one of its tags was announced since. */
exports.isOld = function isOld(entry, cycleMs, now = Date.now()) {
  const { lastModified, cacheControl } = entry;
  const seconds = cacheControl?.revalidate ?? cycleMs / 1000; // a page of the build does not say how long it holds
  const tags = tagsOf(entry);
  return (
    (seconds !== false && lastModified + seconds * 1000 < now) ||
    areTagsStale(tags, lastModified) ||
    areTagsExpired(tags, lastModified)
  );
};
