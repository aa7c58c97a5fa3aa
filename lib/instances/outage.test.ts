/** @jest-environment node */
import { watchOutage } from './outage';

let now = 0;
const said: string[] = [];
const outage = () => {
  now = 0;
  said.length = 0;
  return watchOutage(
    (sentence) => said.push(sentence),
    () => now,
  );
};

test('one late answer is no outage; after three in a row no command is sent for two seconds', () => {
  const redis = outage();
  redis.late('timeout');
  redis.worked();
  redis.late('timeout');
  redis.late('timeout');
  expect(redis.isAway()).toBe(false);
  for (let i = 0; i < 100; i += 1) redis.late('timeout');
  now = 1999;
  expect(redis.isAway()).toBe(true);
  now = 2000;
  expect(redis.isAway()).toBe(false);
  expect(redis.isConfirmed()).toBe(false);
  redis.late('timeout');
  expect([redis.isAway(), redis.isConfirmed(), redis.since()]).toEqual([true, true, 0]);
});

test('an outage is logged once, when the first command after the pause is late too, and so is its end', () => {
  const redis = outage();
  for (now = 0; now < 3_600_000; now += 500) if (!redis.isAway()) redis.late('timeout');
  redis.worked();
  expect(said).toEqual([
    'The Redis of CACHE_URL does not answer, and this instance works without it: timeout.',
    'The Redis of CACHE_URL answers again after 3599 s, and the instances share again.',
  ]);
});

test('two seconds of late answers under load are not logged', () => {
  const redis = outage();
  for (let i = 0; i < 100; i += 1) redis.late('timeout');
  now = 2000;
  redis.worked();
  expect([redis.isAway(), redis.since(), said]).toEqual([false, null, []]);
});

test('what was asked of a connection that is lost does not shorten the wait for a new one', () => {
  const redis = outage();
  redis.lost('closed');
  for (let i = 0; i < 100; i += 1) redis.late('timeout');
  now = 3_600_000;
  expect(redis.isAway()).toBe(true);
});

test('a closed connection is an outage until the next one opens, whose log line has the duration', () => {
  const redis = outage();
  redis.lost('closed');
  redis.lost('closed');
  now = 3_600_000;
  expect(redis.isAway()).toBe(true);
  redis.worked();
  expect([redis.isAway(), redis.since()]).toEqual([false, null]);
  expect(said).toEqual([
    'The Redis of CACHE_URL does not answer, and this instance works without it: closed.',
    'The Redis of CACHE_URL answers again after 3600 s, and the instances share again.',
  ]);
});
