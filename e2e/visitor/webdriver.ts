import { spawn } from 'node:child_process';
import { freePort } from '../machine/free-port';
import { answersSoon } from '../machine/local-server';

/** The key under which WebDriver names an element (W3C WebDriver §11). */
const element = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page, as the driver names it. */
export type Handle = { readonly [element]: string };

export interface WebDriver {
  /** The version of the browser it drives. */
  version: string;
  /** One command of the session. Throws with the driver's own sentence. */
  command<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  stop(): Promise<void>;
}

/** Where a command finds an element it was handed. */
export const pathOf = (handle: Handle) => `/element/${handle[element]}`;

/** Starts a W3C WebDriver program and one session in it. */
export async function startWebDriver(
  program: string,
  capabilities: object,
  env: NodeJS.ProcessEnv,
): Promise<WebDriver> {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  if (!(await answersSoon(`${base}/status`, 10)))
    throw new Error(`${program} did not answer on port ${port} in 10 seconds.`);
  const { sessionId, capabilities: given } = await send<Session>('POST', `${base}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${base}/session/${sessionId}`;
  return {
    version: given.browserVersion,
    command: (method, path, body) => send(method, session + path, body),
    async stop() {
      // A browser that has crashed cannot be closed; its driver can.
      await send('DELETE', session).catch(() => {});
      driver.kill('SIGTERM');
    },
  };
}

/** A driver's response for a new session (W3C WebDriver §8.1). */
interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`);
  return value;
}
