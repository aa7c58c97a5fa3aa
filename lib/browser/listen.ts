type EventOf<Type> = Type extends keyof WindowEventMap ? WindowEventMap[Type] : Event;

/** Calls back at each of these events of the window, or of what is in it where they bubble. Returns what ends that. */
export function listen<Type extends string>(
  types: readonly Type[],
  listener: (event: EventOf<Type>) => void,
): () => void {
  for (const type of types) addEventListener(type, listener as EventListener);
  return () => {
    for (const type of types) removeEventListener(type, listener as EventListener);
  };
}
