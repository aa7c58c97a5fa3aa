import { findWebKit } from '../machine/browsers';
import { openDisplay } from './display';
import { startWebDriver } from './webdriver';

/** WebKitGTK's MiniBrowser under its driver, on the desktop's screen or one in memory. Throws where there is none. */
export async function startWebKit() {
  const found = findWebKit();
  if (!found) throw new Error('WebKitGTK is missing: apt-get install webkit2gtk-driver xvfb.');
  const display = await openDisplay();
  const driver = await startWebDriver(
    found.driver,
    { 'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] } },
    { ...process.env, DISPLAY: display.name },
  );
  return {
    ...driver,
    async stop() {
      await driver.stop();
      display.close();
    },
  };
}
