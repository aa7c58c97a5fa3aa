import { useSyncExternalStore } from 'react';
import { chosenGrades, noChosenGrades, onChosenGrades } from '@/lib/comparison/chosen-grades';

/** The keys of the grades chosen for the comparison in this browser. */
export const useChosenGrades = () =>
  useSyncExternalStore(onChosenGrades, chosenGrades, noChosenGrades);
