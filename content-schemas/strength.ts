export interface Strength {
  ksi: number;
  mpa: number;
}

/** 1 ksi in MPa (NIST SP 811). */
export const mpaPerKsi = 6.894757;

/** A strength in both units; `null` where it is not given. Published MPa wins over the computed one. */
export const strength = (ksi: number | null, mpa: number | null): Strength | null =>
  ksi === null && mpa === null
    ? null
    : {
        ksi: ksi ?? Math.round((mpa ?? 0) / mpaPerKsi),
        mpa: mpa ?? Math.round((ksi ?? 0) * mpaPerKsi),
      };
