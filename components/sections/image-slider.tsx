import { LogoSlider } from '@/components/logo-slider/logo-slider';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './sections';

export function ImageSlider({ section }: SectionProps<'imageSlider'>) {
  return (
    <SectionFrame section={section}>
      {section.images.length > 0 && (
        <LogoSlider
          label={section.title ?? 'Pictures'}
          images={section.images}
          autoplay={section.autoplay}
        />
      )}
    </SectionFrame>
  );
}
