/** @jest-environment node */
import { spawnSync } from 'node:child_process';

test('the command prints the lines of a list as JSON, and nothing else', () => {
  const { stdout, status } = spawnSync('npm', ['run', '--silent', 'lines'], {
    input: 'Hi Tom,\n3 pcs AMS 4928 2.5" rd x 40"\n',
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    lines: [
      {
        text: '3 pcs AMS 4928 2.5" rd x 40"',
        metal: 'titanium',
        grade: '6al-4v',
        spec: 'ams-4928',
        condition: null,
        form: 'round-bar',
        size: { diameter: 2.5 },
        length: 40,
        quantity: 3,
        unit: 'pieces',
        certificates: [],
        needBy: null,
        assumed: [],
        unread: [],
      },
    ],
    unread: ['Hi Tom,'],
  });
});
