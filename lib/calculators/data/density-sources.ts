/** Where a density was read, by the code its row carries. REF: a handbook value, not read again. */
export const densitySources = {
  AMES: 'AmesWeb, density of aluminum (after ASM)',
  TKA: 'thyssenkrupp Aerospace',
  ASP: 'aluminium-sheet-plate.com',
  CAL: 'appendix of an engineering materials textbook',
  COM: 'Compraco stainless table',
  MMI: 'Metals Handbook Desk Edition',
  MMP: 'MatMake, density of polymers',
  EEP: 'Engineers Edge, plastics',
  AEE: 'Aeether nickel alloy table',
  NASA: 'NASA TPSX',
  WER: 'Wermac',
  SIM: 'SImetric',
  HPA: 'High Performance Alloys',
  LUM: 'Luminatitan data sheet',
  EMP: 'Empire Die Casting',
  GUR: 'Gurelan',
  EUP: 'e-uparts',
  PAT: 'Patel Alloys',
  CU: 'nodularcastiron.com, density of copper',
  REF: 'published handbook or producer data sheet',
} as const;

export type DensitySource = keyof typeof densitySources;
