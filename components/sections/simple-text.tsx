import { SectionButton } from './section-button';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './sections';

export function SimpleText({ section }: SectionProps<'simpleText'>) {
  return (
    <SectionFrame section={section} isTextOnly>
      {section.button && (
        <p className="actions">
          <SectionButton button={section.button} />
        </p>
      )}
    </SectionFrame>
  );
}
