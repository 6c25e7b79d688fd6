import { Link } from "react-router";
import type { PictureIn } from "#features/pictures/answers.ts";
import { getQuery, usePageQuery } from "#shared/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorState } from "#ui/loading-and-empty-states.tsx";
import { Ornament } from "#ui/ornament.tsx";
import { SectionHeading } from "#ui/page-and-section-headings.tsx";
import type { Product } from "../../answers.ts";
import { productCard } from "./product-cards.ts";

export const productsQuery = getQuery<Product[]>("/api/products");

const intro =
  "Plants for every season of a Pennsylvania garden, and what you need to plant them well. Begin wherever your own garden has a gap.";

/** What the nursery grows and sells, from the server: three large plates, then smaller ones. */
export function Collection({ picture }: { picture: PictureIn }) {
  const products = usePageQuery(productsQuery);
  return (
    <section id="products" aria-labelledby="products-heading" className="ground-vellum section-y">
      <div className="page-x">
        <SectionHeading id="products-heading" title="Our Collection" lead={intro} />
        {products.isPending && (
          <p role="status" className="py-16 text-center">
            <Ornament name="rose" className="spinner w-12 text-rubric" />
            <span className="mt-4 block font-serif text-lead text-ink-soft italic">
              Loading products...
            </span>
          </p>
        )}
        {products.isError && (
          <ErrorState
            message="Failed to load products. Please try again later."
            onRetry={products.refetch}
          />
        )}
        {products.data && (
          <ul className="product-list">
            {products.data.map((product) => (
              <ProductPlate key={product.id} product={product} pictureIn={picture} />
            ))}
          </ul>
        )}
        <p className="mt-10 text-center">
          <ButtonLink to="/plants" variant="secondary">
            See All Plants
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

function ProductPlate({ product, pictureIn }: { product: Product; pictureIn: PictureIn }) {
  const { to, picture, linkLabel } = productCard(product);
  const shown = pictureIn(picture, "", "home-picture");
  return (
    <li className="product-card">
      <img {...shown} alt={shown.alt} width={800} height={600} loading="lazy" decoding="async" />
      <div>
        <h3 className="text-title">{product.name}</h3>
        <p className="mt-1.5 text-ink-soft">{product.description}</p>
        <p>
          <Link to={to} className="product-link">
            {linkLabel}
            <span className="sr-only"> ({product.name})</span>
          </Link>
        </p>
      </div>
    </li>
  );
}
