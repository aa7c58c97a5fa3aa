import { SiteLink } from '@/components/primitives/site-link';
import type { Calculator } from '@/lib/calculators/calculator';
import * as routes from '@/lib/routing/routes';
import styles from './tool-list.module.scss';

/** The tools hub: every tool with a line of help, on each of their pages. */
export function ToolList({ tools, at }: { tools: readonly Calculator[]; at?: Calculator }) {
  return (
    <nav className={`${styles.tools} no-print`} aria-label="Tools">
      <h2>All tools</h2>
      <ul>
        {tools.map((tool) => (
          <li key={tool.slug}>
            <SiteLink
              href={routes.tool(tool)}
              className={styles.tool}
              aria-current={tool === at ? 'page' : undefined}
            >
              {tool.title}
            </SiteLink>
            <p>{tool.description}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
