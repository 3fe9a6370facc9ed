import type { SiteInfo } from '#api/contracts/site';
import type { LandingContent } from '#flows/types';
import { Contours } from '../../illustrations/Contours';
import { Landscape } from '../../illustrations/Landscape';
import { Logo } from '../../illustrations/Logo';
import { Spot } from '../../illustrations/Spot';
import { Heading } from '../../parts/Heading';
import { amountParts, pieces } from './highlight';
import { StartLink } from './StartLink';

interface LandingPageProps {
  readonly content: LandingContent;
  /** The line's name, above the headline. */
  readonly title: string;
  /** Where the buttons lead. */
  readonly start: string;
  readonly site: SiteInfo;
  readonly embedded: boolean;
  readonly onStart?: () => void;
}

function Hero({ content, title, start, onStart }: Pick<LandingPageProps, 'content' | 'title' | 'start' | 'onStart'>) {
  return (
    <section className="hero on-deep">
      <Contours rings={12} step={36} turn={0.6} className="hero-contours" />
      <Landscape name={content.illustration} />
      <div className="wrap hero-words">
        <p className="hero-line">{title}</p>
        <Heading>{content.headline}</Heading>
        <p className="hero-lead">{pieces(content.lead).map(({ text, price }) => (price ? <strong key={text}>{text}</strong> : text))}</p>
        <StartLink href={start} label={content.action} onStart={onStart} />
      </div>
    </section>
  );
}

function Price({ price }: { readonly price: LandingContent['price'] }) {
  const { symbol, figures } = amountParts(price.amount);
  return (
    <section className="band">
      <div className="wrap price-band">
        <p className="big-price"><span>{price.before}</span> <strong className="price">{symbol && <sup>{symbol}</sup>}{figures}</strong> <span>{price.after}</span></p>
        <div><h2>{price.title}</h2><p className="lead">{price.text}</p></div>
      </div>
    </section>
  );
}

/** A line's front door: what it is, what it stands behind, what it costs, and the way in (AS-022, RC-027 … RC-029). */
export function LandingPage({ content, title, start, site, embedded, onStart }: LandingPageProps) {
  const logo = site.settings.theme?.logo;
  return (
    <div className={embedded ? 'landing in-frame' : 'landing'}>
      <Hero content={content} title={title} start={start} onStart={onStart} />
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
            {content.quotes.map(({ text, who }) => <li key={who} className="sheet"><figure><blockquote>“{text}”</blockquote><figcaption>{who}</figcaption></figure></li>)}
          </ul>
        </section>
      )}
      <section className="wrap chapter">
        <div className="call on-deep">
          <Contours rings={10} step={26} turn={2.6} />
          <div><h2>{content.banner.title}</h2><p>{content.banner.text}</p></div>
          <StartLink href={start} label={content.banner.action || 'Get started'} onStart={onStart} />
        </div>
        <p className="partner small quiet">Offered by {logo ? <img src={logo} alt={site.title} height={32} /> : <span className="brand"><Logo />{site.title}</span>}</p>
      </section>
    </div>
  );
}
