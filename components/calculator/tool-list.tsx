import type { Calculator } from '@/lib/calculators/calculator';
import type { Guide } from '@/lib/calculators/guide';
import * as routes from '@/lib/routing/routes';
import styles from './tool-list.module.scss';

/** The tools hub: every tool with a line of help, on each of their pages. */
export function ToolList({
  tools,
  at,
}: {
  tools: readonly { calculator: Calculator; guide: Guide }[];
  at?: Calculator;
}) {
  return (
    <nav className={`${styles.tools} no-print`} aria-label="Tools">
      <h2>All tools</h2>
      <ul>
        {tools.map(({ calculator: tool, guide }) => (
          <li key={tool.slug}>
            <a
              href={routes.tool(tool)}
              className={styles.tool}
              aria-current={tool === at ? 'page' : undefined}
            >
              {tool.title}
            </a>
            <p>{guide.purpose}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
