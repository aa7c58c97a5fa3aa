import { parseArgs } from 'node:util';
import { manyGrades } from './many-grades';
import { records } from '../../lib/cms/sample/records';
import { startFakeCms } from './server';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    /** Titanium grades beside those of the sample. */
    grades: { type: 'string', default: '0' },
    /** Milliseconds before each answer. */
    latency: { type: 'string', default: '0' },
  },
});

const cms = await startFakeCms({
  port: Number(values.port),
  latencyMs: Number(values.latency),
  records: [...records, ...manyGrades(Number(values.grades))],
});
console.log(`WORDPRESS_URL=${cms.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void cms.stop());
