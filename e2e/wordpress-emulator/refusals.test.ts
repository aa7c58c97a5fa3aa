/** @jest-environment node */
import { ask } from './ask';

const bounds = 'per_page must be between 1 (inclusive) and 100 (inclusive)';

// Bodies as recorded from WordPress 7.1.
test.each([
  [
    'titanium_grades?per_page=101',
    400,
    {
      code: 'rest_invalid_param',
      message: 'Invalid parameter(s): per_page',
      data: {
        status: 400,
        params: { per_page: bounds },
        details: { per_page: { code: 'rest_out_of_bounds', message: bounds, data: null } },
      },
    },
  ],
  [
    'titanium_grades?page=3',
    400,
    {
      code: 'rest_post_invalid_page_number',
      message: 'The page number requested is larger than the number of pages available.',
      data: { status: 400 },
    },
  ],
  [
    'titanium_grades?status=draft',
    400,
    {
      code: 'rest_invalid_param',
      message: 'Invalid parameter(s): status',
      data: {
        status: 400,
        params: { status: 'Status is forbidden.' },
        details: {
          status: {
            code: 'rest_forbidden_status',
            message: 'Status is forbidden.',
            data: { status: 401 },
          },
        },
      },
    },
  ],
  [
    'titanium_grades/999999',
    404,
    { code: 'rest_post_invalid_id', message: 'Invalid post ID.', data: { status: 404 } },
  ],
  [
    'nothing',
    404,
    {
      code: 'rest_no_route',
      message: 'No route was found matching the URL and request method.',
      data: { status: 404 },
    },
  ],
])('%s is refused with %d', async (query, status, body) => {
  expect(await ask(`/wp-json/wp/v2/${query}`)).toMatchObject({ status, json: body });
});

test.each([
  ['per_page=0', 400, 'rest_invalid_param'],
  ['per_page=many', 400, 'rest_invalid_param'],
  ['page=0', 400, 'rest_invalid_param'],
  ['orderby=price', 400, 'rest_invalid_param'],
  ['order=up', 400, 'rest_invalid_param'],
  ['orderby=include', 400, 'rest_orderby_include_missing_include'],
  ['modified_after=yesterday', 400, 'rest_invalid_param'],
  ['context=edit', 401, 'rest_forbidden_context'],
])('?%s is refused with %d %s', async (query, status, code) => {
  expect(await ask(`/wp-json/wp/v2/forms?${query}`)).toMatchObject({ status, json: { code } });
});
