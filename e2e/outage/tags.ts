import { faultNames, faults, type FaultName } from '../fake-cms/faults';

/** Classes of which a build, too, meets a fault every day: without a connection, without JSON, without records. */
const builtEveryDay: readonly string[] = [
  'no connection',
  'not the JSON of a list',
  'records that are gone',
];

/** The tags of a test that tries this fault: `npm test` serves the site in the first fault of each class, `npm run test:rest` in the others. */
export function tagsOf(fault: FaultName, journey: 'build' | 'serving'): string[] {
  const own = faults[fault].class;
  const isFirst = fault === faultNames.find((name) => faults[name].class === own);
  return isFirst && (journey === 'serving' || builtEveryDay.includes(own)) ? [] : ['@rest'];
}
