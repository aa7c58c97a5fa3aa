import { z } from 'zod';

/** What a browser posts to `report-uri` (CSP level 3, section 5.3), and of any kind to `Reporting-Endpoints`. */
const text = z.string().catch('');
const oldSchema = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'blocked-uri': text,
      'source-file': text,
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      type: 'csp-violation' as const,
      url: report['document-uri'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
      directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
    },
  ]);

const policySchema = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: z.string(),
      blockedURL: text,
      sourceFile: text,
      effectiveDirective: text,
    }),
  })
  .transform(({ type, body }) => ({
    type,
    url: body.documentURL,
    blocked: body.blockedURL,
    source: body.sourceFile,
    directive: body.effectiveDirective,
  }));

const crashSchema = z
  .object({
    type: z.literal('crash'),
    url: z.string(),
    body: z.object({ reason: z.enum(['oom', 'unresponsive']).optional().catch(undefined) }),
  })
  .transform(({ type, url, body }) => ({ type, url, reason: body.reason ?? 'unknown' }));

/** Interventions, deprecations and what browsers will think of: counted, and not read. */
const otherSchema = z.object({ type: z.string() }).transform(() => ({ type: 'other' as const }));

/** Reports in one post; the rest of more is ignored. */
const maxReports = 20;
const schema = z.union([
  oldSchema,
  z
    .array(z.union([policySchema, crashSchema, otherSchema]))
    .transform((reports) => reports.slice(0, maxReports)),
]);

export type BrowserReport = z.output<typeof schema>[number];

/** The reports in a posted body; none where it is no report. */
export function readReports(body: string): readonly BrowserReport[] {
  try {
    return schema.safeParse(JSON.parse(body)).data ?? [];
  } catch {
    return []; // no JSON
  }
}
