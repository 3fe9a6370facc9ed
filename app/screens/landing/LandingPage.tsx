import { useState, type ReactNode, type MouseEvent } from 'react';
import type { SiteInfo } from '#api/contracts/site';
import type { LandingContent } from '#schemas/line';
import { Contours } from '../../illustrations/Contours';
import { Icon } from '../../illustrations/Icon';
import { Logo } from '../../illustrations/Logo';
import { Spot, Drawing, Thing } from '../../illustrations/Spot';
import { Heading } from '../../parts/Heading';
import { isPlainClick } from '../../parts/isPlainClick';
import { AddressForm } from './AddressForm';
import { amountParts, pieces } from './highlight';

export interface LandingPageProps {
  readonly content: LandingContent;
  /** The line's name, above the headline. */
  readonly title: string;
  /** Where the buttons lead. */
  readonly start: string;
  readonly site: SiteInfo;
  readonly embedded: boolean;
  /** Called with what was typed on the landing page. */
  readonly onStart?: (given?: { readonly streetAddress?: string }) => void;
  /** In place of the hero's button. */
  readonly hero?: ReactNode;
  /** After the hero. */
  readonly below?: ReactNode;
  /** In place of the banner's button. */
  readonly banner?: ReactNode;
}

interface HeroProps extends Pick<LandingPageProps, 'content' | 'title' | 'start' | 'hero'> {
  readonly street: string;
  readonly onStreet: (street: string) => void;
  readonly onStart?: () => void;
}
function Hero({ content, title, start, street, onStreet, onStart, hero }: HeroProps) {
  const { addressForm, action } = content;
  return (
    <section className="hero on-deep">
      <Contours rings={12} step={36} turn={0.6} className="hero-contours" />
      <Landscape name={content.illustration} />
      <div className="wrap hero-words">
        <p className="hero-line">{title}</p>
        <Heading>{content.headline}</Heading>
        <p className="hero-lead">{pieces(content.lead).map(({ text, price }) => (price ? <strong key={text}>{text}</strong> : text))}</p>
        <ul className="hero-facts">{content.facts.map((fact) => <li key={fact}><Icon name="check" />{fact}</li>)}</ul>
        {hero ?? (addressForm && onStart
          ? <AddressForm label={addressForm.label} action={action} street={street} onStreet={onStreet} onStart={onStart} />
          : <StartLink href={start} label={action} onStart={onStart} />)}
      </div>
    </section>
  );
}

function Price({ price }: { readonly price: LandingContent['price'] }) {
  const { symbol, figures } = amountParts(price.amount);
  return (
    <section className="band">
      <div className="wrap price-band">
        <p className="big-price">
          <span>{price.before}</span> <strong className="price">{symbol && <sup>{symbol}</sup>}{figures}</strong> <span>{price.after}</span>
        </p>
        <div><h2>{price.title}</h2><p className="lead">{price.text}</p></div>
      </div>
    </section>
  );
}

/** The landing page of a line: headline, price, benefits and the start button (AS-022, RC-027 … RC-029). */
export function LandingPage({ content, title, start, site, embedded, onStart, hero, below, banner }: LandingPageProps) {
  const logo = site.settings.theme?.logo;
  const [street, setStreet] = useState('');
  const streetAddress = street.trim();
  const go = onStart && (() => onStart(streetAddress === '' ? undefined : { streetAddress }));
  return (
    <div className={embedded ? 'landing in-frame' : 'landing'}>
      <Hero content={content} title={title} start={start} street={street} onStreet={setStreet} onStart={go} hero={hero} />
      {below}
      <section className="wrap chapter">
        <h2>{content.cardsTitle}</h2>
        <ul className="cards">
          {content.cards.map(({ icon, title: name, text }) => (
            <li key={name} className="sheet"><Spot name={icon} /><div><h3>{name}</h3><p className="quiet">{text}</p></div></li>
          ))}
        </ul>
      </section>
      <Price price={content.price} />
      {content.quotes && content.quotes.length > 0 && (
        <section className="wrap chapter">
          {content.quotesTitle && <h2>{content.quotesTitle}</h2>}
          <ul className="quotes">
            {content.quotes.map(({ text, who }) => <li key={who} className="sheet">
              <figure><blockquote>“{text}”</blockquote><figcaption>{who}</figcaption></figure>
            </li>)}
          </ul>
        </section>
      )}
      <section className="wrap chapter">
        <div className="call on-deep">
          <Contours rings={10} step={26} turn={2.6} />
          <div><h2>{content.banner.title}</h2><p>{content.banner.text}</p></div>
          {banner ?? <StartLink href={start} label={content.banner.action || 'Get started'} onStart={go} />}
        </div>
        <p className="partner small quiet">Offered by {logo ? <img src={logo} alt={site.title} height={32} />
          : <span className="brand" translate="no"><Logo />{site.title}</span>}</p>
      </section>
    </div>
  );
}

interface StartLinkProps { readonly href: string; readonly label: string; readonly onStart?: () => void }

/** A link into the flow: it can be opened in a new tab; a plain click does not reload the page. */
function StartLink({ href, label, onStart }: StartLinkProps) {
  const start = (event: MouseEvent) => {
    if (!onStart || !isPlainClick(event)) return;
    event.preventDefault();
    onStart();
  };
  return <a className="button glow" href={href} onClick={start}>{label}<Icon name="right" /></a>;
}

/**
 * The landing's picture, across the full width; it fills its box from the lower right. A home has a scene of its own, all else stands by
 * the road along the coast at dusk.
 */
function Landscape({ name }: { readonly name: string }) {
  return (
    <svg className="hero-art" viewBox="0 0 1280 640" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
      <Drawing id="sun" />
      {name === 'house' ? <Drawing id="home" />
        : <><Drawing id="coast" /><g transform="translate(684 424) scale(1.5)"><Thing name={name} /></g></>}
    </svg>
  );
}
