/** @jest-environment node */
import {
  link,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noNotes, type QuoteRecord } from './quote-record';
import { openSpool } from './spool';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-'));
});
afterEach(() => rm(folder, { recursive: true }));

const record = (reference = 'Q-AAAA-AAAA-AAAA'): QuoteRecord => ({
  reference,
  at: 1,
  request: { fullname: 'Ada', companyname: 'E', email: 'a', phone: '1', message: 'm' },
  uncertainPosts: 0,
  ...noNotes,
});
const reference = record().reference;
const monthMs = 30 * 86_400_000;

test('a request is stored once, in a file only the owner may read', async () => {
  const spool = openSpool(folder);
  expect(await spool.add(record())).toEqual({ place: 'waiting', record: record(), isNew: true });
  expect(await spool.add(record())).toEqual({ place: 'waiting', record: record(), isNew: false });
  expect(await readdir(join(folder, 'waiting'))).toEqual([`${reference}.json`]);
  expect(await readdir(join(folder, 'drafts'))).toEqual([]);
  expect((await stat(join(folder, 'waiting', `${reference}.json`))).mode & 0o777).toBe(0o600);
});

test('a hundred presses at the same moment, to two spools of one folder, make one request', async () => {
  const spools = [openSpool(folder), openSpool(folder)];
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => spools[i % 2]!.add(record())),
  );
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await spools[0]!.list('waiting')).toEqual([reference]);
});

test('only one of two gets a request to deliver, and that is counted before it is posted', async () => {
  const spool = openSpool(folder);
  await spool.add(record());
  const claims = await Promise.all([spool.claim(reference), openSpool(folder).claim(reference)]);
  expect(claims.filter(Boolean)).toEqual([{ ...record(), uncertainPosts: 1 }]);
  expect(await spool.find(reference)).toEqual({
    place: 'claimed',
    record: { ...record(), uncertainPosts: 1 },
  });
});

test('a request that was delivered is known, and never stored again', async () => {
  const spool = openSpool(folder);
  await spool.add(record());
  await spool.claim(reference);
  expect(await spool.move({ ...record(), posts: 1 }, 'claimed', 'sent')).toBe(true);
  expect(await spool.add(record())).toMatchObject({ place: 'sent', record: { posts: 1 } });
  expect(await spool.list('waiting')).toEqual([]);
  expect(await spool.move(record(), 'claimed', 'sent')).toBe(false);
});

test('a request that waits for its next try is not due before', async () => {
  const spool = openSpool(folder);
  await spool.add(record());
  await spool.claim(reference);
  await spool.move(record(), 'claimed', 'waiting', Date.now() + 60_000);
  expect(await spool.list('waiting', Date.now())).toEqual([]);
  expect(await spool.list('waiting', Date.now() + 61_000)).toEqual([reference]);
  expect(await spool.list('waiting')).toEqual([reference]);
});

test('a claim is released as it was seen, not after it was taken up again', async () => {
  const spool = openSpool(folder);
  await spool.add(record());
  await spool.claim(reference);
  const [claim] = await spool.claims();
  await utimes(join(folder, 'claimed', `${reference}.1.json`), 1, 1);
  await spool.release(claim!, Date.now());
  expect(await spool.list('claimed')).toEqual([reference]);
  const [now] = await spool.claims();
  await spool.release(now!, Date.now());
  expect(await spool.list('waiting', Date.now() + 10)).toEqual([reference]);
});

test('delivered requests are removed in time, also those that a wrong clock dated ahead', async () => {
  const spool = openSpool(folder);
  await spool.add(record());
  await spool.claim(reference);
  await spool.move(record(), 'claimed', 'sent', Date.now() - 5000);
  await spool.removeDelivered(10_000);
  expect(await spool.list('sent')).toEqual([reference]);
  const sent = join(folder, 'sent', `${reference}.json`);
  await utimes(sent, 0, new Date(Date.now() + 10 * monthMs));
  await spool.removeDelivered(monthMs);
  expect(Math.abs((await stat(sent)).mtimeMs - Date.now())).toBeLessThan(60_000);
  await utimes(sent, 0, new Date(Date.now() - monthMs - 1000));
  await spool.removeDelivered(monthMs);
  for (const kept of ['sent', 'index', 'notes', 'drafts'])
    expect(await readdir(join(folder, kept))).toEqual([]);
});

test('a write that a crash left half done is completed where the request is stored, else cleared away', async () => {
  const spool = openSpool(folder);
  await spool.add(record());
  const drafts = ['unstored', 'stored'].map(
    (_, i) => `Q-${String(i).repeat(4)}-AAAA-AAAA.${'0'.repeat(36)}`,
  );
  for (const draft of drafts)
    await writeFile(join(folder, 'drafts', draft), JSON.stringify(record(draft.slice(0, 16))));
  await link(join(folder, 'drafts', drafts[1]!), join(folder, 'index', 'Q-1111-AAAA-AAAA.json'));
  expect((await spool.drafts()).toSorted()).toEqual(drafts);
  for (const draft of drafts) await spool.finishDraft(draft);
  expect(await readdir(join(folder, 'drafts'))).toEqual([]);
  expect((await spool.list('waiting')).toSorted()).toEqual(['Q-1111-AAAA-AAAA', reference]);
});

test.each(['waiting', 'claimed', 'sent', 'refused'] as const)(
  'a request that is %s is removed with all that is known of it',
  async (place) => {
    const spool = openSpool(folder);
    await spool.add(record());
    if (place !== 'waiting') await spool.claim(reference);
    if (place === 'sent' || place === 'refused')
      await spool.move({ ...record(), wordpressMessage: 'Ada' }, 'claimed', place);
    expect(await spool.remove(reference)).toBe(place);
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => !entry.isDirectory())).toEqual([]);
    expect(await spool.remove(reference)).toBeNull();
    expect(await spool.move(record(), 'claimed', 'sent')).toBe(false);
  },
);

describe('a folder that others have been in', () => {
  const waiting = (name: string) => join(folder, 'waiting', name);

  test('what is foreign is left alone, and holds nothing up', async () => {
    const spool = openSpool(folder);
    await spool.add(record());
    await symlink(waiting('Q-0000-AAAA-AAAA.json'), waiting('Q-0000-AAAA-AAAA.json'));
    await symlink('/etc/passwd', waiting('Q-1111-AAAA-AAAA.json'));
    await mkdir(waiting('Q-2222-AAAA-AAAA.json'));
    for (const name of ['.DS_Store', 'Q-3333.json', '../notes/x', `${reference}.json.swp`])
      await writeFile(waiting(name), '{}');
    expect(await spool.list('waiting', Date.now() + 10)).toEqual([reference]);
    expect(await spool.claim('Q-1111-AAAA-AAAA')).toBeNull();
    expect(await spool.claim(reference)).toMatchObject({ reference });
  });

  test.each([
    ['no JSON', '{"request": {"fullname": "Ada'],
    ['another record', JSON.stringify({ reference: 'Q-9999-AAAA-AAAA', fullname: 'Ada' })],
    ['larger than any record', JSON.stringify({ fullname: 'Ada', x: 'x'.repeat(2 ** 20) })],
  ])('%s is set aside and named, without a word of what it holds', async (_, text) => {
    const spool = openSpool(folder);
    await spool.add(record());
    await writeFile(waiting(`${reference}.json`), text);
    const fault = await spool.find(reference).catch((error: Error) => error.message);
    expect(fault).toMatch(/Q-AAAA-AAAA-AAAA\.json is damaged and was moved/);
    expect(fault).not.toContain('Ada');
    expect([await spool.damaged(), await spool.list('waiting')]).toEqual([1, []]);
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await spool.add(record())).toEqual({ place: 'waiting', record: record(), isNew: true });
    expect(await spool.list('waiting')).toEqual([reference]);
  });

  test('a file dated in the future is due at once', async () => {
    const spool = openSpool(folder);
    await spool.add(record());
    await utimes(waiting(`${reference}.json`), 0, new Date(Date.now() + monthMs));
    expect(await spool.list('waiting', Date.now())).toEqual([reference]);
  });

  test('a request of an earlier release, without its second name, is found and delivered', async () => {
    const spool = openSpool(folder);
    await spool.list('waiting');
    await writeFile(waiting(`${reference}.json`), JSON.stringify(record()));
    expect(await spool.add(record())).toMatchObject({ place: 'waiting' });
    expect(await spool.claim(reference)).toMatchObject({ reference, uncertainPosts: 1 });
  });
});

test('a folder that cannot be made is an error with its cause, also below /proc', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(openSpool(join(folder, 'file')).add(record())).rejects.toThrow('ENOTDIR');
  await expect(openSpool('/proc/nope/quotes').probe()).rejects.toThrow('ENOENT');
});

describe('files', () => {
  const attachments = [{ name: 'a.pdf', type: 'application/pdf', size: 1, digest: 'd' }];
  const stored = { ...record(), attachments };
  const filesOf = () => readdir(join(folder, 'files'));

  async function upload(spool: ReturnType<typeof openSpool>) {
    const path = await spool.openUpload();
    await writeFile(join(path, '0'), 'x');
    return { folder: path, attachments };
  }

  test('are there with their request, from the moment it is stored until it is removed', async () => {
    const spool = openSpool(folder);
    expect(await spool.add(stored, await upload(spool))).toMatchObject({ isNew: true });
    const file = await spool.attachment(reference, 0);
    expect(file && (await readFile(file.path, 'utf8'))).toBe('x');
    expect(await spool.attachment(reference, 1)).toBeNull();
    await spool.claim(reference);
    await spool.move(stored, 'claimed', 'sent', Date.now() - monthMs - 1000);
    await spool.removeDelivered(monthMs);
    expect([await spool.find(reference), await filesOf()]).toEqual([null, []]);
  });

  test('go with a request that the operator deletes', async () => {
    const spool = openSpool(folder);
    await spool.add(stored, await upload(spool));
    await spool.remove(reference);
    expect(await filesOf()).toEqual([]);
  });

  test('of twenty presses at once are stored once, whole', async () => {
    const spools = [openSpool(folder), openSpool(folder)];
    const presses = Array.from({ length: 20 }, async (_, i) => {
      const spool = spools[i % 2]!;
      return spool.add(stored, await upload(spool));
    });
    expect((await Promise.all(presses)).filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await filesOf()).toEqual([reference]);
    expect(await readdir(join(folder, 'files', reference))).toEqual(['0']);
  });

  test('that a crash left without a request are removed an hour later; those of a damaged one stay', async () => {
    const spool = openSpool(folder);
    const damaged = 'Q-DDDD-AAAA-AAAA';
    await spool.add({ ...stored, reference: damaged }, await upload(spool));
    await writeFile(join(folder, 'waiting', `${damaged}.json`), '{');
    await expect(spool.find(damaged)).rejects.toThrow('damaged');
    await mkdir(join(folder, 'files', reference));
    const left = await upload(spool);
    await spool.removeDelivered(monthMs);
    expect((await filesOf()).length).toBe(2);
    jest.useFakeTimers({ now: Date.now() + 3_700_000, doNotFake: ['nextTick', 'setImmediate'] });
    await spool.removeDelivered(monthMs);
    jest.useRealTimers();
    expect(await filesOf()).toEqual([damaged]);
    await expect(stat(left.folder)).rejects.toThrow('ENOENT');
  });

  test('a claimed request is rewritten, another is not', async () => {
    const spool = openSpool(folder);
    await spool.add(stored);
    const changed = { ...stored, request: { ...stored.request, phone: '951 555 0100' } };
    expect(await spool.rewrite(changed)).toBe(false);
    await spool.claim(reference);
    expect(await spool.rewrite(changed)).toBe(true);
    expect((await spool.find(reference))?.record.request.phone).toBe('951 555 0100');
  });
});
