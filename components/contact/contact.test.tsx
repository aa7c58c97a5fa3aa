import { render, screen } from '@testing-library/react';
import { site, telephone } from '@/lib/site/company';
import { ContactCard } from './contact-card';

test('names the address, and the lines that can be called', () => {
  const image = { src: '/dock.jpg', alt: 'Dock', width: 1200, height: 800, sizes: [] };
  render(<ContactCard image={image} />);
  expect(screen.getByRole('img', { name: 'Dock' })).toBeInTheDocument();
  expect(screen.getByText(/Corona, California/)).toBeInTheDocument();
  for (const number of [site.phone, site.tollFree])
    expect(screen.getByRole('link', { name: number })).toHaveAttribute('href', telephone(number));
  expect(screen.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  expect(screen.getByRole('link', { name: 'Map' })).toHaveAttribute(
    'href',
    expect.stringContaining('Corona%2C+California+92880'),
  );
  expect(screen.getByText(site.hours)).toBeInTheDocument();
  expect(screen.getByText(site.fax)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: site.fax })).not.toBeInTheDocument();
});
