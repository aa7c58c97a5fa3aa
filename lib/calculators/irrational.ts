import { exact } from './rational';

/** To 50 decimals: far more than any displayed digit depends on. */
export const pi = exact('3.14159265358979323846264338327950288419716939937510');
export const rootOfTwo = exact('1.41421356237309504880168872420969807856967187537695');
export const rootOfThree = exact('1.73205080756887729352744634150587236694280525381038');
