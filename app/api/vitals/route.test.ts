/** @jest-environment node */
const sheet = JSON.stringify({ path: '/contact/', seconds: { lcp: 1 }, shift: 0 });
const post = async (body: string, headers: Record<string, string> = {}) => {
  const { POST } = await import('./route');
  const request = new Request('http://site.example/api/vitals/', { method: 'POST', body, headers });
  return (await POST(request)).status;
};

test('nothing is taken, and there is no script, where WEB_VITALS is 0', async () => {
  expect(await post(sheet)).toBe(404);
  const { GET } = await import('../../vitals.js/route');
  expect(GET().status).toBe(404);
});

describe('with WEB_VITALS', () => {
  beforeAll(() => {
    process.env.WEB_VITALS = '5';
    jest.resetModules();
  });

  test('the script has the share in it', async () => {
    const { GET } = await import('../../vitals.js/route');
    expect(await GET().text()).toMatch(/\)\(5\);$/);
  });

  test.each([
    ['a sheet', sheet, {}, 204],
    ['no sheet', '[]', {}, 400],
    ['two kilobytes', `"${'x'.repeat(2000)}"`, {}, 400],
    ['a page of another site', sheet, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a visitor who asks not to be measured', sheet, { 'sec-gpc': '1' }, 204],
  ])('%s', async (_, body, headers, status) => {
    expect(await post(body, headers)).toBe(status);
  });

  test('a client may post 60 times a minute', async () => {
    const from = { 'x-forwarded-for': '192.0.2.9' };
    const statuses = [];
    for (let i = 0; i < 62; i += 1) statuses.push(await post(sheet, from));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
