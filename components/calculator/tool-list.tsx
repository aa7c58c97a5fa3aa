import type { Calculator } from '@/lib/calculators/calculator';
import * as routes from '@/lib/routing/routes';
import styles from './tool-list.module.scss';

/** The tools hub: every tool, on each of their pages. The line of help is on the tool's own. */
export function ToolList({
  tools,
  at,
}: {
  tools: readonly { calculator: Calculator }[];
  at?: Calculator;
}) {
  return (
    <nav className={`${styles.tools} no-print`} aria-label="Tools">
      <h2>All tools</h2>
      <ul>
        {tools.map(({ calculator: tool }) => (
          <li key={tool.slug}>
            <a
              href={routes.tool(tool)}
              className={styles.tool}
              aria-current={tool === at ? 'page' : undefined}
            >
              {tool.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
