import { LinkButton, Page, Row, Text } from '@dwang/kit';
import { Advisors } from '../features/advisors/advisors';
import { ResourceLibrary } from '../features/resources/resource-library';

/** `/resources`: the library with the two advisors; at its foot the pages that show what the app is made of. */
export default function ResourcesRoute() {
  return (
    <Page title="Resources" subtitle="Standards, safety and makers' advice. Each opens in a new tab.">
      <ResourceLibrary>
        <Advisors />
      </ResourceLibrary>
      <footer>
        <Row>
          <Text rank="secondary">How this app is drawn:</Text>
          <LinkButton type="link" to="/loader-demo">
            Loader
          </LinkButton>
          <LinkButton type="link" to="/icon-example">
            Icons
          </LinkButton>
          <LinkButton type="link" to="/font-icon-example">
            Icons in text
          </LinkButton>
          <LinkButton type="link" to="/glass-card-example">
            Glass card
          </LinkButton>
        </Row>
      </footer>
    </Page>
  );
}
