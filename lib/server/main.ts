import { listeningSettings } from '@/lib/runtime/env'; // first: it throws where a setting cannot be read
import { info, warn } from '@/lib/runtime/log';
import { readListening } from './arguments';
import { checkSettings, describeSettings } from './check-settings';
import { serve } from './serve';

/**
 * The site's server, on Next's custom server API: checks the settings, then serves (`serve.ts`, `SiteResponse`) until SIGTERM
 * (`drain.ts`). Throws a `SettingsError`, or the error of the system where the address cannot be listened at.
 */
export async function main(args: readonly string[]): Promise<void> {
  const warnings = checkSettings('start');
  const { origin } = await serve(readListening(args, listeningSettings()));
  info(`Listening at ${origin}`);
  info(describeSettings());
  for (const warning of warnings) warn(warning);
}
