/**
 * Stores a request unless it is stored: its record, its place and its files, or nothing. Fails where one of its files is
 * missing.
 */
export const addScript = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
for i = 3, #KEYS do
  if redis.call('EXISTS', KEYS[i]) == 0 then return redis.error_reply('A file of the request is missing.') end
end
for i = 3, #KEYS do redis.call('PERSIST', KEYS[i]) end
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[3])
redis.call('HSET', KEYS[1], 'record', ARGV[1], 'place', 'waiting', 'files', ARGV[4])
return 1`;

/**
 * Moves a request from one place to another, if it is there (and was not touched since, where a score is given).
 * What a full Redis refuses comes first, so that the request is moved whole or not at all.
 */
export const moveScript = `
local score = redis.call('ZSCORE', KEYS[2], ARGV[3])
if not score or (ARGV[4] ~= '' and tonumber(score) ~= tonumber(ARGV[4])) then return 0 end
redis.call('ZADD', KEYS[3], ARGV[2], ARGV[3])
redis.call('HSET', KEYS[1], 'place', ARGV[1])
if ARGV[5] == '+1' then redis.call('HINCRBY', KEYS[1], 'attempts', 1)
elseif ARGV[5] ~= '' then redis.call('HSET', KEYS[1], 'attempts', ARGV[5]) end
if ARGV[6] ~= '' then redis.call('HSET', KEYS[1], 'notes', ARGV[6]) end
redis.call('ZREM', KEYS[2], ARGV[3])
return 1`;
