import { baseApi } from '../../api/base-api';
import { contractMutation, contractQuery } from '../../api/contract-endpoints';
import { idTag, listTag, listTags } from '../../api/tags';
import { sampleContract } from '../../contracts/sample';
import { siteContract } from '../../contracts/site';

// Feeds, sitemap and the newsletter's pages have no endpoint here: links lead to them.
export const siteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listArticles: contractQuery(build, siteContract.listArticles, {
      providesTags: (articles) => listTags('Article', articles),
      ...logged('The blog could not be loaded.'),
    }),
    getArticle: contractQuery(build, siteContract.getArticle, {
      providesTags: (_article, _error, { slug }) => [idTag('Article', slug)],
      ...logged('The article could not be loaded.'),
    }),
    getPrivacyPolicy: contractQuery(build, siteContract.getPrivacyPolicy, {
      providesTags: [idTag('SiteDocument', 'privacy-policy')],
      ...logged('The privacy policy could not be loaded.'),
    }),
    getTermsOfService: contractQuery(build, siteContract.getTermsOfService, {
      providesTags: [idTag('SiteDocument', 'terms-of-service')],
      ...logged('The terms of service could not be loaded.'),
    }),
    getContactInfo: contractQuery(build, siteContract.getContactInfo, {
      providesTags: [listTag('SiteDocument')],
      ...logged('The contact details could not be loaded.'),
    }),
    createContactMessage: contractMutation(
      build,
      siteContract.createContactMessage,
      logged('The message could not be sent.'),
    ),
    createSubscription: contractMutation(build, siteContract.createSubscription),
    createSample: contractMutation(build, sampleContract.createSample, { failureText: 'Generation failed' }),
  }),
});

export const {
  useListArticlesQuery,
  useGetArticleQuery,
  useGetPrivacyPolicyQuery,
  useGetTermsOfServiceQuery,
  useGetContactInfoQuery,
  useCreateContactMessageMutation,
  useCreateSubscriptionMutation,
  useCreateSampleMutation,
} = siteApi;

/** The specification requires these failures to be logged; the page decides what the visitor sees. */
function logged(sentence: string) {
  return {
    async onQueryStarted(
      _argument: unknown,
      { queryFulfilled }: { queryFulfilled: PromiseLike<unknown> },
    ): Promise<void> {
      try {
        await queryFulfilled;
      } catch (failure) {
        console.warn(sentence, (failure as { error?: unknown }).error ?? failure);
      }
    },
  };
}
