/** An address as it may leave the site: what visitors typed into it stays here, and what opens their request. */
export const withoutQuery = <E extends { url: string }>(event: E): E => ({
  ...event,
  url: event.url.replace(/(\/quote-sent\/).*|[?#].*/s, '$1'),
});
