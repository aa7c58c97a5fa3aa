import { expect, test } from '@playwright/test';
import { editing } from '../real-wordpress/rest';
import { startWordPress, type WordPress } from '../real-wordpress/wordpress';

let cms: WordPress;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  cms = await startWordPress();
});
test.afterEach(() => cms.reset());
test.afterAll(() => cms.stop());

const list = async (path: string) => (await fetch(`${cms.url}/wp-json/wp/v2/${path}`)).json();

test('WordPress remembers the slug that a post had, whatever its permalink', async () => {
  const spec = (await cms.find('titanium_specs', 'ams-4957'))!;
  await cms.update('titanium_specs', spec.id, { slug: 'ams-4957a' });
  // The request that `lib/content/moved.ts` sends for a slug that no post has.
  const { status, headers } = await fetch(`${cms.url}/?post_type=titanium_specs&name=ams-4957`, {
    method: 'HEAD',
    redirect: 'manual',
  });
  expect([status, headers.get('location')]).toEqual([301, `${cms.url}/titanium-specs/ams-4957a/`]);
});

test('nobody edits without the application password', async () => {
  const grade = (await cms.find('titanium_grades', 'beta-c'))!;
  const response = await fetch(`${cms.url}/wp-json/wp/v2/titanium_grades/${grade.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ acf: { density: '1' } }),
  });
  expect(response.status).toBe(401);
  expect((await cms.find('titanium_grades', 'beta-c'))!.acf).toEqual(grade.acf);
});

test('of fields that two people save at the same time none is lost', async () => {
  const { id } = (await cms.find('titanium_grades', 'beta-c'))!;
  for (let round = 0; round < 6; round += 1) {
    const fields = ['a', 'b', 'c', 'd'].map((name) => ({ [name]: String(round) }));
    await Promise.all(fields.map((acf) => cms.update('titanium_grades', id, { acf })));
    const { acf } = (await cms.find('titanium_grades', 'beta-c'))!;
    expect(acf).toMatchObject(Object.assign({}, ...fields));
  }
});

/** A user who may write and publish posts, and nothing else. */
async function author() {
  const user = 'ann';
  const { id } = await cms.ask<{ id: number }>('POST', 'wp/v2/users', {
    username: user,
    email: 'ann@example.test',
    password: 'a long pass phrase',
    roles: ['author'],
  });
  const { password } = await cms.ask<{ password: string }>(
    'POST',
    `wp/v2/users/${id}/application-passwords`,
    { name: 'tests' },
  );
  return editing(cms.url, { user, applicationPassword: password });
}

test('by a field that names a post, an author reads nothing that was not published', async () => {
  const form = new FormData();
  for (const name of ['fullname', 'companyname', 'email', 'message']) form.append(name, 'Ada-1815');
  form.append('phone', '951 555 0100');
  form.append('_wpcf7_unit_tag', 'x');
  const path = `${cms.url}/wp-json/contact-form-7/v1/contact-forms/1037/feedback`;
  expect((await (await fetch(path, { method: 'POST', body: form })).json()).status).toBe(
    'mail_sent',
  );
  const secret = { title: 'Secret', content: 'Secret-1815' };
  await cms.create('forms', { ...secret, slug: 'secret-draft', status: 'draft' });
  await cms.create('forms', { ...secret, slug: 'secret-private', status: 'private' });
  const { id: newest } = await cms.create('forms', {
    ...secret,
    title: 'Locked',
    slug: 'secret-locked',
    password: 'Sesame-1815',
    acf: { price: 'Secret-1815' },
  });

  const ann = await author();
  const ids = Array.from({ length: 40 }, (_, n) => ({ $post: newest - n }));
  const { id } = await ann.create('processes', { slug: 'spy', title: 'Spy', acf: { spied: ids } });
  const own = await ann.ask<object>('GET', `wp/v2/processes/${id}?context=edit`);
  const [read] = await list('processes?slug=spy');
  const [locked] = await list('forms?slug=secret-locked');
  expect(JSON.stringify([own, read, locked])).not.toContain('1815');
  expect(JSON.stringify(read)).not.toContain('"post_title":"Secret"');
  // those that anybody may read stand there, and an editor's own password reads what is no draft to him
  expect(read.acf.spied.length).toBeGreaterThan(0);
  expect(JSON.stringify(await cms.ask('GET', `wp/v2/processes/${id}`))).toContain('Secret-1815');
});

for (const [what, acf] of [
  ['a number without end', '{"density":1e999}'],
  ['a post that is no post', '{"spec":{"$post":{"a":1}}}'],
  ['a picture that is none', '{"photo":{"$image":[1]}}'],
] as const)
  test(`${what} in a field is refused, and every field stays`, async () => {
    const grade = (await cms.find('titanium_grades', 'beta-c'))!;
    const response = await fetch(`${cms.url}/wp-json/wp/v2/titanium_grades/${grade.id}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${btoa(`${cms.adminUser}:${cms.applicationPassword}`)}`,
      },
      body: `{"acf":${acf}}`,
    });
    expect([response.status, (await response.json()).code]).toEqual([400, 'rest_invalid_param']);
    expect((await cms.find('titanium_grades', 'beta-c'))!.acf).toEqual(grade.acf);
  });

test('PHP had nothing to complain about in our plugin', async () => {
  expect(await cms.complaints()).not.toContain('hard-metals');
});
