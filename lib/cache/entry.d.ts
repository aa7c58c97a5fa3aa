/** What Next passes to a cache handler of a page or of a route handler's response. */
export interface Page {
  kind: 'APP_PAGE' | 'APP_ROUTE';
  html: string;
  rscData?: Buffer;
  headers?: Record<string, string | string[] | undefined>;
  status?: number;
}
export interface Entry {
  value: Page;
  lastModified: number;
  cacheControl?: { revalidate: number | false; expire?: number };
}
