const minute = 60_000;
const seeded = Date.UTC(2026, 10, 2, 8);

/** When the nth post of a seed was written: one a minute, so that the order by date is certain. */
export const seedDate = (n: number) => new Date(seeded + n * minute);

/** `2026-11-02T08:00:00`: the site's time zone is UTC. */
export const isoDate = (date: Date) => date.toISOString().slice(0, 19);

/** `2026-11-02 08:00:00`, as the database row has it. */
export const rowDate = (date: Date) => isoDate(date).replace('T', ' ');
