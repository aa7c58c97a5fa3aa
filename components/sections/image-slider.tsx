import { LogoSlider } from '@/components/logo-slider/logo-slider';
import { Picture } from '@/components/picture/picture';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './sections';

export function ImageSlider({ section }: SectionProps<'imageSlider'>) {
  return (
    <SectionFrame section={section}>
      {section.images.length > 0 && (
        <LogoSlider label={section.title ?? 'Pictures'} autoplay={section.autoplay}>
          {section.images.map((image, i) => (
            <Picture key={`${i} ${image.src}`} image={image} sizes="15rem" />
          ))}
        </LogoSlider>
      )}
    </SectionFrame>
  );
}
