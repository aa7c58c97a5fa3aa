/** The row of that id, or the first where there is none. */
export const findOrFirst = <R extends { id: string }>(rows: readonly [R, ...R[]], id?: string): R =>
  rows.find((row) => row.id === id) ?? rows[0];
