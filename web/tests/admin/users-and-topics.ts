import t from 'tap'
import { registerUser } from '#api/tests/factories.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'
import { admin, app, openPage, rowsOf, shown, showsRows, signedIn } from './app.ts'

t.test(
  'users: sorted, opened, edited with a rollback, reset, erased by typing the name',
  async t => {
    const victim = await registerUser(app, { username: 'Victim' })
    const { page } = await signedIn('/admin/users')
    await showsRows(page, 3)
    await page.getByRole('button', { name: 'Username' }).click()
    await page.waitForURL(/sort=username\.desc/)
    await rowsOf(page).first().getByRole('link', { name: 'Victim' }).waitFor()
    await page.getByRole('button', { name: 'Username' }).click()
    await rowsOf(page).first().getByRole('link', { name: 'Ada' }).waitFor()
    await page.getByRole('link', { name: 'Victim' }).click()
    await page.waitForURL(`/admin/users/${victim.user.user_id}`)
    for (const label of [
      'Basic Information',
      'Performance Statistics',
      'Debate History',
      'No debates found',
      'Recent Activity',
    ])
      await shown(page, label)
    await shown(page, 'Email/Password')
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Username').fill('x')
    await page.getByRole('button', { name: 'Save' }).click()
    await shown(page, 'Username must be at least 3 characters')
    await page.getByLabel('Username').fill('ada')
    await page.getByRole('button', { name: 'Save' }).click()
    await shown(page, 'This username is already taken')
    t.equal(await page.getByLabel('Username').inputValue(), 'ada', 'what was typed stays')
    await page.getByRole('heading', { name: 'Victim' }).waitFor()
    await page.getByLabel('Username').fill('Renamed')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Renamed' }).waitFor()
    await page.getByRole('button', { name: 'Suspend this user' }).click()
    await shown(page, /^Suspended since/)
    await page.getByRole('button', { name: 'Restore this user' }).click()
    await page.getByText(/^Suspended since/).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'End all logins' }).click()
    await shown(page, 'All logins of this user have ended.')
    await page.getByRole('button', { name: 'Create a password reset link' }).click()
    const link = await page.getByLabel('Reset link').inputValue()
    const user = (await openPage({ isReused: true })).page
    await user.goto(link)
    await user.getByLabel('Password', { exact: true }).fill('brand-new-1')
    await user.getByRole('button', { name: 'Save the password' }).click()
    await user.waitForURL('/')
    await user.getByRole('link', { name: 'Your profile' }).waitFor()
    await page.getByRole('button', { name: 'Delete this user' }).click()
    const dialog = page.getByRole('dialog')
    const remove = dialog.getByRole('button', { name: 'Delete this user' })
    t.equal(await remove.isDisabled(), true)
    await dialog.getByLabel('Username').fill('Renamed')
    await remove.click()
    await page.waitForURL('/admin/users')
    await showsRows(page, 2)
  },
)

t.test(
  'topics: added by the rules, edited, archived or deleted; changes are in the log',
  async t => {
    const { page } = await signedIn('/admin/topics?search=robots')
    await shown(page, 'No topics found')
    await page.getByRole('button', { name: 'Add New Topic' }).click()
    const field = page.getByLabel('Topic (English)')
    await field.fill('abc')
    await page.getByRole('button', { name: 'Submit' }).click()
    await shown(page, 'Topic must be at least 5 characters long')
    await field.fill('x'.repeat(501))
    await shown(page, 'Topic must be less than 500 characters')
    await field.fill('Robots')
    await page.getByRole('button', { name: 'Submit' }).click()
    await shown(page, 'Invalid topic. Please ensure it is between 10 and 500 characters.')
    await field.fill('Robots should pay taxes')
    await page.getByLabel('Topic (Chinese)').fill('机器人应当纳税')
    await page.getByRole('button', { name: 'Submit' }).click()
    await showsRows(page, 1)
    await shown(page, '机器人应当纳税')
    await page.getByRole('button', { name: /^Edit/ }).click()
    await shown(page, 'Edit Topic')
    await field.fill('Robots should pay income tax')
    await page.getByRole('button', { name: 'Submit' }).click()
    await rowsOf(page).getByText('Robots should pay income tax').waitFor()
    await page.getByLabel(/^Recommended: /).check()
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page
      .getByRole('alertdialog')
      .getByText('Are you sure you want to delete this topic? “Robots should pay income tax”')
      .waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await shown(page, 'No topics found')
    await page.getByRole('link', { name: 'Changes' }).click()
    await page.getByRole('cell', { name: 'delete topic' }).waitFor()
    t.ok((await page.getByRole('cell', { name: 'update topic' }).count()) >= 2)
    await page.getByRole('combobox', { name: 'Change' }).selectOption('create_topic')
    await page.waitForURL(/action=create_topic/)
  },
)

const FILE = [
  'topic_text_en,topic_text_zh,brief_for_1,brief_against_1',
  'Libraries should lend tools,图书馆应当出借工具,Nobody drills twice.,Tools break.',
].join('\n')

t.test(
  'topics come from a file, archived and restored together; none public unasked',
  wholeOnly,
  async t => {
    const { page } = await signedIn('/admin/topics?search=lend+tools')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const choose = (text: string) =>
      dialog.getByLabel('File', { exact: true }).setInputFiles({
        name: 'topics.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      })
    await choose(`${FILE}\nshort,,,`)
    await dialog.getByText('1 of 2 topics have faults.').waitFor()
    await dialog.getByText('between 10 and 500 characters').waitFor()
    const send = dialog.getByRole('button', { name: 'Import these topics' })
    t.equal(await send.isDisabled(), true)
    await choose(FILE)
    await dialog.getByText('1 topics without a fault.').waitFor()
    await send.click()
    await shown(page, '1 topics were added.')
    await showsRows(page, 1)
    await page.getByRole('checkbox', { name: 'Choose Libraries should lend tools' }).check()
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    await page.getByRole('button', { name: 'Offer again: Libraries should lend tools' }).click()
    await page.getByRole('button', { name: 'Delete: Libraries should lend tools' }).waitFor()
    await page.getByRole('link', { name: 'Self-written' }).click()
    await page.getByRole('button', { name: /^Offer to everybody: Tea is better/ }).click()
    await page.getByRole('alertdialog').getByText('everybody can see it').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: /^Edit: Tea is better/ }).click()
    await page.getByText('Edit Topic').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('Edit Topic').waitFor({ state: 'detached' })
  },
)

t.test(
  'who comes from another system is shown so, without the address that stands for none',
  wholeOnly,
  async t => {
    const asked = <Data>(query: string) => app.graphql<Data>(query, {}, { token: admin })
    const made = await asked<{ upsertUser: { user: { id: string; username: string } } }>(
      `mutation { upsertUser(input: { externalId: "pupil-7" }) { user { id username } } }`,
    )
    const { id = '', username = '' } = made.body.data?.upsertUser.user ?? {}
    const { page } = await signedIn(`/admin/users?search=${username}`)
    await showsRows(page, 1)
    await rowsOf(page).first().getByText('No address').waitFor()
    await page.getByRole('link', { name: username }).click()
    await shown(page, 'Another system (there: pupil-7)')
    await shown(page, 'No address')
    t.equal(await page.getByText('no-address.invalid').count(), 0)
    await asked(
      `mutation { deleteUser(input: { userId: "${id}", confirmation: "${username}" }) { deletedUserId } }`,
    )
  },
)

t.test('in Chinese: what the server refuses, and the log of changes', wholeOnly, async t => {
  const { page } = await signedIn('/admin/topics', { locale: 'zh-CN' })
  await page.getByRole('button', { name: '添加新辩题' }).click()
  await page.getByLabel('辩题（英文）').fill('Too few')
  await page.getByRole('button', { name: '提交' }).click()
  await shown(page, '辩题无效，请确保在 10 到 500 个字符之间。')
  await page.getByRole('link', { name: '变更记录' }).click()
  await page.getByRole('cell', { name: '删除辩题' }).waitFor()
  t.equal(await page.getByRole('cell', { name: 'delete topic' }).count(), 0)
})
