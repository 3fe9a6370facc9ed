import { describe, expect, it } from 'vitest';
import { about } from './about';
import { claims } from './claims';
import { contact } from './contact';
import { insurerFooter, insurerNavigation, insurerPaths } from './navigation';
import { sitemap } from './sitemap';

const text = (page: unknown): string => JSON.stringify(page);
const dialogs = claims.sections.flatMap(({ title, dialogs: found = [] }) => found.map((dialog) => ({ ...dialog, section: title })));
const labelled = (label: string) => dialogs.filter((dialog) => dialog.label === label && dialog.title === label);

describe('the pages of the insurer', () => {
  it('stand at the addresses of ST-001', () => expect(Object.values(insurerPaths)).toEqual(['/about-chubb', '/contact-chubb', '/chubb/claims', '/chubb/sitemap']));
  it('are linked below the South African pages, and the lines above them (AS-009, AS-010)', () => {
    expect(insurerFooter.map(({ to }) => to)).toEqual(['/chubb/sitemap', '/about-chubb', '/contact-chubb']);
    expect(insurerNavigation.map(({ to }) => to)).toEqual(['/', '/vehicle-contents-insurance', '/residential-insurance']);
  });
  it('tell who the insurer is (ST-002)', () => {
    expect(about.title).toBe('About Chubb');
    expect(text(about)).toContain('/contact-chubb');
  });
  it('give e-mail, post, phone, complaints, ombudsman and regulator (ST-003)', () => {
    expect(contact.sections.map(({ title }) => title)).toEqual(['E-mail', 'Post', 'Phone', 'If you are not satisfied', 'The insurance ombudsman', 'The regulator']);
    for (const { facts = [] } of contact.sections) expect(facts.length).toBeGreaterThan(0);
    const links = contact.sections.flatMap(({ facts = [] }) => facts.flatMap(({ href = [] }) => href));
    for (const href of links) expect(href).toMatch(/^(?:tel:0800555\d{4}|mailto:\w+@\w+\.example)$/);
  });
  it('list five pages, no more (ST-004)', () => {
    const links = sitemap.sections.flatMap(({ links: found = [] }) => found.map(({ to }) => to));
    expect(links).toEqual(['/vehicle-contents-insurance', '/vehicle-contents-insurance/faq', '/chubb/claims', '/about-chubb', '/contact-chubb']);
  });
});

describe('the claims page', () => {
  const covers = ['Vehicle contents', 'Residential', 'Personal accident'];
  it('tells what vehicle contents, residential and personal accident cover (ST-005)', () => {
    const sections = claims.sections.filter(({ title }) => covers.includes(title));
    expect(sections.map(({ title }) => title)).toEqual(covers);
    for (const { list = [] } of sections) expect(list.length).toBeGreaterThan(2);
  });
  it.each(['What We Do Not Cover', 'Required Documents'])('has a dialog “%s” for each of the three (ST-006, ST-009)', (label) => {
    expect(labelled(label).map(({ section }) => section)).toEqual(covers);
    for (const { list = [] } of labelled(label)) expect(list.length).toBeGreaterThan(4);
    expect(new Set(labelled(label).map(({ text: lead }) => text(lead))).size).toBe(3);
  });
  it('offers a form for each to download (ST-007)', () => {
    expect(claims.sections.flatMap(({ links = [] }) => links.map(({ href }) => href))).toEqual([
      '/documents/claim-form-vehicle-contents.pdf', '/documents/claim-form-home-contents.pdf', '/documents/claim-form-personal-accident.pdf',
    ]);
  });
  it('gives instructions, a phone line and an address to write to (ST-008, ST-010)', () => {
    expect(labelled('Claims Instructions')).toHaveLength(1);
    expect(claims.sections[0]?.facts?.map(({ label }) => label)).toEqual(['Claims line', 'E-mail', 'Post']);
  });
  it('says how soon everything must happen, on the page and in the instructions (ST-011, ST-012, ST-013, ST-014, C-40)', () => {
    for (const words of [claims.sections[0]?.text, labelled('Claims Instructions')[0]?.list]) {
      expect(text(words)).toMatch(/within 14 days/);
      expect(text(words)).toMatch(/by e-mail.*within 30 days/);
      expect(text(words)).toMatch(/within 3 days if you e-mailed it, within 5 days if you posted it/);
      expect(text(words)).toMatch(/stolen from your vehicle, make an affidavit at a police station within 24 hours/);
    }
  });
  it('says when a home is not covered, and when disaster relief is paid (RS-060, RS-061, RS-062)', () => {
    const home = text(claims.sections.find(({ title }) => title === 'Residential'));
    expect(home).toMatch(/unoccupied for more than 60 days/);
    expect(home).toMatch(/more than 2 people who are not related to you/);
    expect(home).toMatch(/uninhabitable for at least 48 hours/);
  });
});
