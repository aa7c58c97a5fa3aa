/** The rows of the table of figures: what is measured, the goal in words, and the measure that fills it. */
export const rows = {
  script: {
    what: 'first-load script beyond an empty page of this framework, by template (gzip -9)',
    goal: '≤ 8 kB content, ≤ 10 kB home, ≤ 14 kB pages with a form of their own, ≤ 18 kB tools',
    measure: 'bytes',
  },
  style: { what: 'CSS a page needs', goal: '≤ 12 kB', measure: 'bytes' },
  fonts: { what: 'fonts preloaded', goal: '≤ 60 kB', measure: 'bytes' },
  html: {
    what: 'HTML of a grade page beside its styles (gzip -9; with them, brotli)',
    goal: '≤ 22 kB (decision 82)',
    measure: 'bytes',
  },
  requests: {
    what: 'requests of a first view before images; style sheets that block; other hosts; prefetches',
    goal: '≤ 10; 0; 0; 0',
    measure: 'bytes',
  },
  shift: { what: 'CLS on every template', goal: '0', measure: 'vitals' },
  press: {
    what: 'INP of the theme switch, slowest of five visits to each template (4 × CPU, 150 ms RTT, 1.6 Mbit/s)',
    goal: '< 200 ms',
    measure: 'vitals',
  },
  paint: {
    what: 'LCP and TBT of all templates together, beside the build of the record before this one, visited in turns',
    goal: '≤ 1.05 ×',
    measure: 'vitals --against=<built checkout>',
  },
  click: {
    what: 'from a click to the next page, by engine, line (slow: 150 ms RTT, 1.6 Mbit/s, 4 × CPU in Chromium) and way',
    goal: '≤ 1.2 × Next’s full prefetch after intent in Chromium on the slow line',
    measure: 'click',
  },
  interaction: {
    what: 'INP of each kind of control on every template, median of five visits (4 × CPU)',
    goal: '< 200 ms; a key < 50 ms',
    measure: 'interaction',
  },
  search: {
    what: 'search: index of the sample, a keystroke over 1,000 documents, queries answered first',
    goal: '≤ 20 kB; < 16 ms; ≥ 95 %',
    measure: 'search',
  },
  lines: {
    what: 'quote lines: a pasted list of 500 lines, read',
    goal: '≤ 200 ms',
    measure: 'lines',
  },
  throughput: {
    what: 'requests per second, page from `npm start` against a bare Next page',
    goal: '≥ 0.9 ×',
    measure: 'throughput',
  },
  served: {
    what: 'requests per second: a grade’s page from `npm start` beside the build of the record before this one, in turns',
    goal: '≥ 0.95 ×',
    measure: 'throughput --against=<built checkout>',
  },
  front: {
    what: 'behind nginx’s cache against nginx serving the same file',
    goal: '≥ 0.8 ×, p99 < 50 ms',
    measure: 'front',
  },
  load: {
    what: 'bounded load, one and two instances: errors, and memory over the run',
    goal: '0 errors; the least of the second half ≤ 1.1 × of the first',
    measure: 'load',
  },
  start: {
    what: 'a start of the server, the first visit to each page of its build, a deploy behind nginx',
    goal: '≤ 400 ms from listening to the first answer; 0 requests lost',
    measure: 'start',
  },
  build: {
    what: 'build of 1,000, 5,000 and 20,000 grades: time per page against a bare route, growth, memory, requests',
    goal: '≤ 1.5 ×; t(5k)/t(1k) ≤ 5.2; t(20k)/t(5k) ≤ 4.8; < 1 GiB; ⌈N/100⌉ + 20 requests; 200 ms of CMS latency ≤ 1.15 ×; 1,000 of 20,000 built ≤ 1.25 × of 1,000',
    measure: 'build',
  },
  cycle: {
    what: 'CMS requests of a cycle in which every page is visited, against the build’s',
    goal: '≤ 1.1 ×',
    measure: 'cycle',
  },
  lighthouse: {
    what: 'Lighthouse: accessibility, SEO, best practices',
    goal: '100 each, every template',
    measure: 'lighthouse',
  },
} as const;
export type RowName = keyof typeof rows;
