/** What Next passes to a cache handler of a page or of a route handler's response. */
export interface CachedPage {
  kind: 'APP_PAGE' | 'APP_ROUTE';
  html: string;
  rscData?: Buffer;
  headers?: Record<string, string | string[] | undefined>;
  status?: number;
}
export interface CacheEntry {
  value: CachedPage;
  lastModified: number;
  cacheControl?: { revalidate: number | false; expire?: number };
}
